import type { z } from 'zod';
import { cutOut } from './cutOut.ts';
import type { OperationDefinition } from './definition.ts';
import { enhance } from './enhance.ts';
import { portrait } from './portrait.ts';
import { productEdit } from './productEdit.ts';
import { productShot } from './productShot.ts';
import { storyboard } from './storyboard.ts';
import { text } from './text.ts';

/** Every paid way to a picture. What else is listed by operation derives from this table. */
export const OPERATIONS = {
  text,
  storyboard,
  productShot,
  productEdit,
  cutOut,
  portrait,
  enhance,
} as const satisfies Record<string, OperationDefinition>;

type Operations = typeof OPERATIONS;
export type OperationName = keyof Operations;

/** Those that a hosted model may be asked for. */
export type ModelOperation = {
  [K in OperationName]: Operations[K]['needs'] extends null ? never : K;
}[OperationName];

/** What the call's schema made of the client's words. */
export type OperationInput<K extends OperationName> = z.output<Operations[K]['input']>;
export type OperationReply<K extends OperationName> = z.input<Operations[K]['output']>;

export const isOperationName = (name: string): name is OperationName =>
  Object.hasOwn(OPERATIONS, name);

export const OPERATION_NAMES: readonly OperationName[] =
  Object.keys(OPERATIONS).filter(isOperationName);

/** File name of a download on the create screen. */
export const createdDownloadName = ({
  operation = 'text',
  timestampMs,
}: {
  operation?: OperationName;
  timestampMs: number;
}): string => `${OPERATIONS[operation].downloadName}-${timestampMs}.png`;
