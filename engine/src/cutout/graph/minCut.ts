/**
 * Minimum cut of a picture's grid, by Boykov and Kolmogorov (2004): two trees grow from the two
 * sides, where they touch flow is pushed, what loses its parent is adopted by a neighbour.
 * Pixels have eight neighbours; a border of pixels without capacity spares every check of an edge.
 */

/** Neighbours in an order in which `7 - direction` points back. */
export const DIRECTIONS: readonly (readonly [dx: number, dy: number])[] = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
];
const ROOT = 8;
const ORPHAN = 9;
const [FREE, SOURCE, SINK] = [0, 1, 2];

/** Whole numbers: fractions would leave crumbs of capacity everywhere, and a way for each. */
export interface FlowNetwork {
  /** Of the picture, without the border. */
  readonly width: number;
  readonly height: number;
  /** A pixel of the bordered grid: above 0 what ties it to the source, below 0 to the sink. */
  readonly terminals: Int32Array;
  /** Eight values a pixel of the bordered grid: what ties it to each neighbour. */
  readonly links: Int32Array;
}

export const createFlowNetwork = (width: number, height: number): FlowNetwork => {
  const nodes = (width + 2) * (height + 2);
  return {
    width,
    height,
    terminals: new Int32Array(nodes),
    links: new Int32Array(nodes * 8),
  };
};

/**
 * 1 for every pixel of the bordered grid that the source still reaches: of all cuts as cheap, the one with the least
 * inside, however it was found. The grid is left with what can still flow: where pulls change, by as much as
 * their change is added to what is left of them, the next cut goes on from there (Kohli and Torr 2005).
 */
export function minCut({ width, terminals, links }: FlowNetwork): Uint8Array {
  const across = width + 2;
  const offsets = Int32Array.from(DIRECTIONS, ([dx, dy]) => dy * across + dx);
  const tree = new Uint8Array(terminals.length);
  const parent = new Uint8Array(terminals.length);
  const depth = new Int32Array(terminals.length);
  const seen = new Int32Array(terminals.length);
  const isQueued = new Uint8Array(terminals.length);
  let queue: number[] = [];
  let later: number[] = [];
  const orphans: number[] = [];
  let time = 1;

  const activate = (node: number): void => {
    if (isQueued[node] === 1) return;
    isQueued[node] = 1;
    later.push(node);
  };
  const neighbour = (node: number, direction: number): number => node + (offsets[direction] ?? 0);
  const linkOf = (node: number, direction: number): number => links[node * 8 + direction] ?? 0;
  /** What can still flow between a node and its neighbour, towards the sink. */
  const residual = (side: number, node: number, direction: number): number =>
    side === SOURCE ? linkOf(node, direction) : linkOf(neighbour(node, direction), 7 - direction);
  const orphan = (node: number): void => {
    parent[node] = ORPHAN;
    orphans.push(node);
  };

  for (let node = 0; node < terminals.length; node++) {
    const amount = terminals[node] ?? 0;
    if (amount === 0) continue;
    tree[node] = amount > 0 ? SOURCE : SINK;
    parent[node] = ROOT;
    depth[node] = 1;
    activate(node);
  }

  /** Pushes what fits along one way: from a source tree over one tie into a sink tree. */
  function push(from: number, direction: number): void {
    const to = neighbour(from, direction);
    let most = linkOf(from, direction);
    let node = from;
    for (let up = parent[node] ?? ROOT; up !== ROOT; up = parent[node] ?? ROOT) {
      node += offsets[up] ?? 0;
      most = Math.min(most, links[node * 8 + 7 - up] ?? 0);
    }
    most = Math.min(most, terminals[node] ?? 0);
    for (node = to; parent[node] !== ROOT;) {
      const up = parent[node] ?? 0;
      most = Math.min(most, links[node * 8 + up] ?? 0);
      node += offsets[up] ?? 0;
    }
    most = Math.min(most, -(terminals[node] ?? 0));

    flow(from, direction, most);
    for (node = from; parent[node] !== ROOT;) {
      const up = parent[node] ?? 0;
      const there = node * 8 + up;
      links[there] = (links[there] ?? 0) + most;
      const next = node + (offsets[up] ?? 0);
      const back = next * 8 + 7 - up;
      const left = (links[back] ?? 0) - most;
      links[back] = left;
      if (left <= 0) orphan(node);
      node = next;
    }
    terminals[node] = (terminals[node] ?? 0) - most;
    if ((terminals[node] ?? 0) <= 0) orphan(node);
    for (node = to; parent[node] !== ROOT;) {
      const up = parent[node] ?? 0;
      const there = node * 8 + up;
      const next = node + (offsets[up] ?? 0);
      const back = next * 8 + 7 - up;
      links[back] = (links[back] ?? 0) + most;
      const left = (links[there] ?? 0) - most;
      links[there] = left;
      if (left <= 0) orphan(node);
      node = next;
    }
    terminals[node] = (terminals[node] ?? 0) + most;
    if ((terminals[node] ?? 0) >= 0) orphan(node);
  }

  function flow(node: number, direction: number, amount: number): void {
    const there = node * 8 + direction;
    const back = neighbour(node, direction) * 8 + 7 - direction;
    links[there] = (links[there] ?? 0) - amount;
    links[back] = (links[back] ?? 0) + amount;
  }

  /** How far a node is from its root; 0 when its way up ends at an orphan. */
  function depthOf(start: number): number {
    let node = start;
    let far = 0;
    while (true) {
      if (seen[node] === time) {
        far += depth[node] ?? 0;
        break;
      }
      const up = parent[node] ?? ORPHAN;
      if (up === ORPHAN) return 0;
      far += 1;
      if (up === ROOT) {
        seen[node] = time;
        depth[node] = 1;
        break;
      }
      node = neighbour(node, up);
    }
    let left = far;
    for (node = start; seen[node] !== time; node = neighbour(node, parent[node] ?? 0)) {
      seen[node] = time;
      depth[node] = left;
      left -= 1;
    }
    return far;
  }

  function adopt(node: number): void {
    const side = tree[node] ?? FREE;
    let best = -1;
    let nearest = 0x3fffffff;
    for (let direction = 0; direction < 8; direction++) {
      const next = neighbour(node, direction);
      if (tree[next] !== side) continue;
      const fits = side === SOURCE ? linkOf(next, 7 - direction) > 0 : linkOf(node, direction) > 0;
      if (!fits) continue;
      const far = depthOf(next);
      if (far > 0 && far < nearest) {
        best = direction;
        nearest = far;
        if (far === 1) break;
      }
    }
    if (best >= 0) {
      parent[node] = best;
      seen[node] = time;
      depth[node] = nearest + 1;
      return;
    }
    tree[node] = FREE;
    for (let direction = 0; direction < 8; direction++) {
      const next = neighbour(node, direction);
      if (tree[next] !== side) continue;
      if (residual(side, next, 7 - direction) > 0) activate(next);
      const up = parent[next] ?? ROOT;
      if (up < ROOT && neighbour(next, up) === node) orphan(next);
    }
  }

  /** Pushes over every tie at which the two trees touch at a node; free neighbours are taken in. */
  function grow(node: number): void {
    const side = tree[node] ?? FREE;
    if (side === FREE) return;
    for (let direction = 0; direction < 8;) {
      const next = neighbour(node, direction);
      const there = tree[next] ?? FREE;
      if (there === side || residual(side, node, direction) <= 0) {
        direction += 1;
      } else if (there === FREE) {
        tree[next] = side;
        parent[next] = 7 - direction;
        seen[next] = seen[node] ?? 0;
        depth[next] = (depth[node] ?? 0) + 1;
        activate(next);
        direction += 1;
      } else {
        if (side === SOURCE) push(node, direction);
        else push(next, 7 - direction);
        adoptOrphans();
        if (tree[node] !== side) return;
      }
    }
  }

  /** Finds new parents for all who lost theirs. */
  function adoptOrphans(): void {
    time += 1;
    for (let n = 0; n < orphans.length; n++) adopt(orphans[n] ?? 0);
    orphans.length = 0;
  }

  for (; later.length > 0;) {
    [queue, later] = [later, []];
    for (const node of queue) {
      isQueued[node] = 0;
      grow(node);
    }
  }
  return tree.map((side) => (side === SOURCE ? 1 : 0));
}
