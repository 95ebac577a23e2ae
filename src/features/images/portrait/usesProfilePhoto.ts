export type Source = 'profile' | 'upload';

interface Known {
  /** By somebody; null: nothing is said of it. */
  readonly chosen: Source | null;
  /** Undefined until it is known. */
  readonly profilePhotoUrl: string | null | undefined;
  readonly hasPicked: boolean;
}

/** Where nobody has chosen, the face of the profile; but none is asked for that is not there, and no picked photo put aside. */
export const usesProfilePhoto = ({ chosen, profilePhotoUrl, hasPicked }: Known): boolean =>
  chosen === null ? profilePhotoUrl !== null && !hasPicked : chosen === 'profile';
