/** Of every runtime this code runs in; the domain itself names no runtime's types. */
interface AbortSignal {
  readonly aborted: boolean;
}
