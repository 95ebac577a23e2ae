import { css, mix } from '../paint/colour.ts';
import { createLayer, drawBlurred } from '../paint/layer.ts';
import { paintMist } from './sky.ts';
import { SIDE, type Stage } from './stage.ts';

/** What falls or drifts between the viewer and the scene. */
export function paintWeather(stage: Stage, indoors: boolean): void {
  const { scene } = stage;
  if (indoors) return;
  if (scene.weather === 'snow' && scene.place !== 'underwater') paintSnow(stage);
  if (scene.weather === 'rain') paintRain(stage, 300);
  if (scene.weather === 'storm') paintRain(stage, 480);
  if (scene.weather === 'fog') {
    paintMist(stage, stage.horizon + 40, 260, 0.9, 'fog a');
    paintMist(stage, 800, 240, 0.7, 'fog b');
  }
  if (scene.weather === 'mist' && scene.place !== 'lake') {
    paintMist(stage, stage.horizon + 34, 90, 0.75, 'veil a');
    paintMist(stage, stage.horizon + 110, 60, 0.4, 'veil b');
  }
  if (scene.season === 'autumn' && scene.place !== 'ocean') paintLeaves(stage);
}

function paintSnow(stage: Stage): void {
  const { brush, light, zoom } = stage;
  const random = stage.random.fork('snow');
  const white = mix([255, 255, 255], light.sky[2], 0.12);
  for (let i = 0; i < 230; i++) {
    brush.fillStyle = css(white, random.between(0.35, 0.9));
    brush.beginPath();
    brush.arc(random.between(0, SIDE), random.between(0, SIDE), random.between(0.8, 2.4), 0, 7);
    brush.fill();
  }
  const near = createLayer(SIDE / 2, SIDE / 2);
  for (let i = 0; i < 38; i++) {
    near.brush.fillStyle = css(white, random.between(0.3, 0.65));
    near.brush.beginPath();
    near.brush.arc(random.between(0, 512), random.between(0, 512), random.between(1.6, 6), 0, 7);
    near.brush.fill();
  }
  drawBlurred(brush, near.canvas, 3 * zoom, 0, 0, SIDE, SIDE);
}

function paintRain(stage: Stage, count: number): void {
  const { brush, light } = stage;
  const random = stage.random.fork('rain');
  brush.lineCap = 'round';
  const ink = mix([220, 230, 240], light.haze, 0.35);
  const lean = stage.scene.weather === 'storm' ? 0.32 : 0.12;
  for (let i = 0; i < count; i++) {
    const length = random.between(18, 64);
    const x = random.between(-60, SIDE + 60);
    const y = random.between(-40, SIDE);
    brush.strokeStyle = css(ink, random.between(0.1, 0.4));
    brush.lineWidth = random.between(0.7, 1.7);
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(x - length * lean, y + length);
    brush.stroke();
  }
}

function paintLeaves(stage: Stage): void {
  const { brush } = stage;
  const random = stage.random.fork('leaves');
  for (let i = 0; i < 26; i++) {
    brush.fillStyle = random.pick([
      'rgba(200,90,30,0.9)',
      'rgba(226,150,44,0.9)',
      'rgba(150,60,30,0.9)',
    ]);
    brush.beginPath();
    brush.ellipse(
      random.between(0, SIDE),
      random.between(100, SIDE),
      random.between(4, 9),
      random.between(2, 4),
      random.between(0, 3),
      0,
      7,
    );
    brush.fill();
  }
}

/** A fork of lightning with its glow. */
export function paintLightning(stage: Stage): void {
  const { brush, zoom } = stage;
  const random = stage.random.fork('lightning');
  const layer = createLayer(512, 512);
  const b = layer.brush;
  b.lineJoin = 'round';
  const bolt = (x: number, y: number, end: number, width: number): void => {
    b.strokeStyle = 'rgba(236,242,255,0.95)';
    b.lineWidth = width;
    b.beginPath();
    b.moveTo(x, y);
    let [cx, cy] = [x, y];
    while (cy < end) {
      cx += random.bell() * 13;
      cy += random.between(8, 20);
      b.lineTo(cx, cy);
      if (width > 1.4 && random.chance(0.16)) {
        const [fx, fy] = [cx, cy];
        b.stroke();
        bolt(fx, fy, fy + random.between(30, 80), width * 0.5);
        b.strokeStyle = 'rgba(236,242,255,0.95)';
        b.lineWidth = width;
        b.beginPath();
        b.moveTo(cx, cy);
      }
    }
    b.stroke();
  };
  bolt(
    random.chance(0.5) ? random.between(60, 150) : random.between(360, 450),
    0,
    (stage.horizon / 2) * 0.98,
    2.6,
  );
  brush.save();
  brush.globalCompositeOperation = 'screen';
  drawBlurred(brush, layer.canvas, 18 * zoom, 0, 0, SIDE, SIDE);
  drawBlurred(brush, layer.canvas, 4 * zoom, 0, 0, SIDE, SIDE);
  brush.drawImage(layer.canvas, 0, 0, SIDE, SIDE);
  brush.restore();
}
