/** Text of a double the way the production runtime prints it: `1.0`, `1.0E21`, `Infinity`. */
export function textFromFloat(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  if (value === 0) return Object.is(value, -0) ? '-0.0' : '0.0';
  const magnitude = Math.abs(value);
  if (magnitude >= 1e-3 && magnitude < 1e7) {
    const text = String(value);
    return text.includes('.') ? text : `${text}.0`;
  }
  const [digits = '', exponent = ''] = value.toExponential().split('e');
  return `${digits.includes('.') ? digits : `${digits}.0`}E${exponent.replace('+', '')}`;
}

const FLOAT_TEXT = /^[+-]?(?:NaN|Infinity|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?[fFdD]?)$/;

/** The double a text stands for, `undefined` when it is none. */
export function floatFromText(text: string): number | undefined {
  const trimmed = text.trim();
  return FLOAT_TEXT.test(trimmed) ? Number(trimmed.replace(/(?<=[\d.])[fFdD]$/, '')) : undefined;
}
