/** The storage of one browser, after the standard: opening creates, matching does not. */
export class FakeCacheStorage {
  readonly #caches = new Map<string, Map<string, Response>>();
  /** What another tab does right after the next question is answered. */
  otherTab: (() => void) | undefined;
  /** Under which keys something was put, in order. */
  readonly written: string[] = [];

  open(name: string) {
    const kept = this.#caches.get(name) ?? new Map<string, Response>();
    this.#caches.set(name, kept);
    return this.#answer({
      put: (key: string, response: Response) => {
        this.written.push(key);
        return this.#answer(void kept.set(key, response));
      },
      match: (key: string) => this.#answer(kept.get(key)?.clone()),
      delete: (key: string) => this.#answer(kept.delete(key)),
      keys: () =>
        this.#answer(
          [...kept.keys()].map((key) => ({ url: new URL(key, 'http://app.test').href })),
        ),
    });
  }

  match(key: string, { cacheName }: { cacheName: string }): Promise<Response | undefined> {
    return this.#answer(this.#caches.get(cacheName)?.get(key)?.clone());
  }

  has(name: string): Promise<boolean> {
    return this.#answer(this.#caches.has(name));
  }

  delete(name: string): Promise<boolean> {
    return this.#answer(this.#caches.delete(name));
  }

  clear(): void {
    this.#caches.clear();
  }

  get names(): readonly string[] {
    return [...this.#caches.keys()];
  }

  #answer<T>(value: T): Promise<T> {
    this.otherTab?.();
    this.otherTab = undefined;
    return Promise.resolve(value);
  }
}
