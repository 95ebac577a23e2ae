import { PROMPT_MAX_LENGTH } from '@lumashot/domain/calls/prompt';
import { DEFAULT_VIDEO_DURATION } from '@lumashot/domain/catalog/videoDurations';
import { DEFAULT_VIDEO_STYLE } from '@lumashot/domain/catalog/videoStyles';
import { errorMessage } from '@lumashot/domain/errors';
import type { VideoRequest } from '@lumashot/domain/library/videoRequest';
import { PHOTOS_TO_VIDEO_TEXTS as TEXTS } from '#app/texts/videos.ts';
import { useState } from 'react';
import { showToast } from '#app/components/toasts/showToast.ts';
import { saveVideoRequest } from '#app/firebase/documents/videoRequests.ts';
import { useDraft } from '#app/device/useDraft.ts';
import { useIsHere } from '#app/lib/useIsHere.ts';
import { useUser } from '#app/session/SessionContext.ts';

export interface VideoWish {
  /** `gs://` URL of a picture of the user's own. */
  readonly source: string | null;
  readonly style: VideoRequest['video_style'];
  readonly duration: VideoRequest['duration'];
  readonly prompt: string;
}

const NOTHING_CHOSEN: Omit<VideoWish, 'prompt'> = {
  source: null,
  style: DEFAULT_VIDEO_STYLE,
  duration: DEFAULT_VIDEO_DURATION,
};

/** A failure keeps every field; success starts over. Whoever has left the screen by then stays where they are. */
export function useVideoForm({
  handedSource,
  onSaved,
}: {
  handedSource: string | undefined;
  onSaved: () => void;
}) {
  const { uid } = useUser();
  const [choices, setChoices] = useState({ ...NOTHING_CHOSEN, source: handedSource ?? null });
  const [words, setWords] = useDraft({ uid, name: 'video-words' });
  const wish: VideoWish = { ...choices, prompt: words };
  const [isSaving, setSaving] = useState(false);
  const isHere = useIsHere();

  async function save(): Promise<void> {
    const { source, style, duration } = wish;
    const prompt = wish.prompt.trim();
    if (source === null) return refuse(TEXTS.sourceMissing);
    if (prompt.length > PROMPT_MAX_LENGTH)
      return refuse(errorMessage({ reason: 'prompt-too-long' }));
    setSaving(true);
    try {
      const isSaved = await saveVideoRequest({
        user_id: uid,
        source_image_url: source,
        video_style: style,
        duration,
        custom_prompt: prompt === '' ? null : prompt,
      });
      if (!isSaved) {
        setSaving(false);
        return refuse(TEXTS.full);
      }
      setChoices(NOTHING_CHOSEN);
      setWords('');
      showToast('success', TEXTS.saved);
      if (isHere()) onSaved();
    } catch (error) {
      console.error('The video request was not saved', error);
      showToast('error', TEXTS.failed);
    }
    setSaving(false);
  }

  return {
    wish,
    isSaving,
    change: ({ prompt, ...chosen }: Partial<VideoWish>) => {
      setChoices((before) => ({ ...before, ...chosen }));
      if (prompt !== undefined) setWords(prompt);
    },
    save: () => void save(),
  };
}

const refuse = (description: string): void =>
  void showToast('error', { title: TEXTS.refused, description });
