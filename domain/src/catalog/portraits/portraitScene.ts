/** What a portrait template says about its picture; framing and price follow from its table. */
export interface PortraitScene {
  readonly name: string;
  /** What the picture will look like, in one line. */
  readonly description: string;
  /** For the imaging engine; the person comes from the photo, so none is described. */
  readonly scenePrompt: string;
  /** Uses it suits. */
  readonly bestFor: string;
  readonly clothingStyle: string;
  readonly poseType: string;
}
