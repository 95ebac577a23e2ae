import { rgb } from '../paint/colour.ts';
import type { Panel } from '../prompt/readStory.ts';
import type { Subject } from '../prompt/scene.ts';

/** Clothes that a pen can tell apart, in the order people enter the story. Hair is drawn dark. */
const CLOTHES = ['#8a4a44', '#e2ddd2', '#4a5a78', '#b8a888'] as const;
const HAIR = rgb('#1d1716');

/** Everybody in the same clothes in every panel, by the order in which they enter. */
export function dressedCast(panels: readonly Panel[]): readonly Panel[] {
  const people = panels.flatMap(({ subjects }) =>
    subjects.filter(({ noun }) => noun.thing.kind === 'figure').map(({ word }) => word),
  );
  const order = [...new Set(people)];
  return panels.map((panel) => ({
    ...panel,
    subjects: panel.subjects.map((one) => dressed(one, order.indexOf(one.word))),
  }));
}

/** The same person in black and white: what colour told, tone must tell. */
function dressed(subject: Subject, entrance: number): Subject {
  if (subject.noun.thing.kind !== 'figure') return subject;
  const cloth = rgb(CLOTHES[Math.max(0, entrance) % CLOTHES.length] ?? CLOTHES[0]);
  return { ...subject, hair: subject.hair ?? HAIR, colour: subject.colour ?? cloth };
}
