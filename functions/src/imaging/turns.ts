/** Runs the work when as many places are free as it takes, and gives them back however it ends. */
export type Turns = <Outcome>(takes: number, work: () => Promise<Outcome>) => Promise<Outcome>;

interface Waiting {
  readonly takes: number;
  readonly start: () => void;
}

/**
 * Turns for what is heavy, within one process. In the order of asking: somebody small behind somebody
 * large waits too, since else the large one might wait for ever. What takes more than there is runs by
 * itself.
 */
export function turnsOf(places: number): Turns {
  let free = places;
  const waiting: Waiting[] = [];

  function startThoseWhoFit(): void {
    for (let [next] = waiting; next !== undefined && next.takes <= free; [next] = waiting) {
      free -= next.takes;
      waiting.shift();
      next.start();
    }
  }

  return async (asked, work) => {
    const takes = Math.min(asked, places);
    await new Promise<void>((start) => {
      waiting.push({ takes, start });
      startThoseWhoFit();
    });
    try {
      return await work();
    } finally {
      free += takes;
      startThoseWhoFit();
    }
  };
}
