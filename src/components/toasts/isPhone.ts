export const isPhone = (): boolean => !window.matchMedia('(min-width: 768px)').matches;
