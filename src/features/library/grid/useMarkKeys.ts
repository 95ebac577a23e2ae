import { useEffect, useEffectEvent } from 'react';
import { markOfKey } from '../marks/markOfKey.ts';

/** The keys that mark a picture, told with the index of the cell that has the focus. */
export function useMarkKeys(
  list: { current: Element | null },
  onMark: (act: 'favorite' | 'trash', at: number) => void,
): void {
  const press = useEffectEvent((event: Event) => {
    if (!(event instanceof KeyboardEvent) || !(event.target instanceof HTMLElement)) return;
    const act = markOfKey(event);
    const position = event.target.closest('[aria-posinset]')?.getAttribute('aria-posinset');
    if (act === null || event.repeat || position == null) return;
    event.preventDefault();
    onMark(act, Number(position) - 1);
  });
  useEffect(() => {
    const element = list.current;
    const onPress = (event: Event) => press(event);
    element?.addEventListener('keydown', onPress);
    return () => element?.removeEventListener('keydown', onPress);
  }, [list]);
}
