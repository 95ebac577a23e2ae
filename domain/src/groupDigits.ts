/** 3000 as '3,000': the product's texts are American English, whatever the runtime's locale. */
export const groupDigits = (count: number): string => count.toLocaleString('en-US');
