/** One line a step, so that a log file reads as well as a terminal. */
export function reporter(startedAt = performance.now()): (text: string) => void {
  return (text) => {
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(5);
    console.log(`${seconds} s  ${text}`);
  };
}
