/** Made when something has a date: it takes a browser some milliseconds, which the first frame has not. */
const formatOf = (options: Intl.DateTimeFormatOptions): ((date: Date) => string) => {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => (format ??= new Intl.DateTimeFormat('en-US', options)).format(date);
};

/** 'Mar 1, 2026' */
export const formatDay = formatOf({ month: 'short', day: 'numeric', year: 'numeric' });

/** 'Mar 1, 2026, 9:30 AM' */
export const formatMoment = formatOf({ dateStyle: 'medium', timeStyle: 'short' });
