/**
 * The peer: a windowed list of as many pictures in a page of its own, without a library or a framework.
 * The same columns, sizes, words and pictures; it knows all its items from the start.
 */
export const peerPage = ({ count, pictures }: { count: number; pictures: number }): string => `
<!doctype html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Peer</title>
<style>
  body { margin: 16px; font: 14px/1.4 sans-serif; }
  main { max-width: 60rem; margin-inline: auto; }
  ul { position: relative; margin: 0; padding: 0; list-style: none; }
  li { position: absolute; }
  img { display: block; width: 100%; aspect-ratio: 1; object-fit: cover; border-radius: 14px; }
  p { margin: 8px 2px 0; }
</style>
<main><ul></ul></main>
<script type="module">
  const count = ${count};
  const list = document.querySelector('ul');
  const [gap, caption, ahead] = [14, 92, 2];
  const columns = innerWidth >= 960 ? 3 : innerWidth >= 520 ? 2 : 1;
  const width = (list.clientWidth - gap * (columns - 1)) / columns;
  const pitch = width + caption;
  const rows = Math.ceil(count / columns);
  list.style.height = rows * pitch + 'px';
  const urls = await Promise.all(Array.from({ length: ${pictures} }, async (_, at) =>
    URL.createObjectURL(await (await fetch('/bench-picture-' + at)).blob())));
  const cells = new Map();
  function cell(at) {
    const item = document.createElement('li');
    item.style.cssText = 'top:' + Math.floor(at / columns) * pitch + 'px;left:'
      + (at % columns) * (width + gap) + 'px;width:' + width + 'px';
    const link = document.createElement('a');
    link.href = '?item=' + at;
    const picture = document.createElement('img');
    picture.decoding = 'async';
    picture.alt = 'picture ' + (at + 1);
    picture.src = urls[at % urls.length];
    link.append(picture);
    const words = document.createElement('p');
    words.textContent = 'picture ' + (at + 1);
    const facts = document.createElement('p');
    facts.textContent = 'Text to Image, Nov 21, 2026';
    item.append(link, words, facts);
    return item;
  }
  function draw() {
    const y = scrollY - list.offsetTop;
    const from = Math.max(0, Math.floor(y / pitch) - ahead) * columns;
    const to = Math.min(count, (Math.floor((y + innerHeight) / pitch) + ahead + 1) * columns);
    for (const [at, item] of cells) {
      if (at >= from && at < to) continue;
      item.remove();
      cells.delete(at);
    }
    for (let at = from; at < to; at += 1) {
      if (cells.has(at)) continue;
      const item = cell(at);
      cells.set(at, item);
      list.append(item);
    }
  }
  addEventListener('scroll', draw, { passive: true });
  draw();
</script>`;
