/** The engine's own reading of words, loaded where its verdict is shown. */
export { understandStory as storyboard } from '@lumashot/engine/prompt/understandStory';
export { understandText as text } from '@lumashot/engine/prompt/understandText';
