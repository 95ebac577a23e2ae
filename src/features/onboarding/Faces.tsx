import type { ReactNode } from 'react';

/** Two small drawn portraits on a studio backdrop: one to copy, one to avoid. Decoration only. */
const Portrait = ({ backdrop, children }: { backdrop: string; children: ReactNode }) => (
  <svg viewBox="0 0 200 132" role="presentation" aria-hidden="true">
    <rect width="200" height="132" fill={backdrop} />
    {children}
  </svg>
);

/** The corners of a viewfinder: the face fits. */
const Viewfinder = () => (
  <path
    d="M44 26V14h12M144 14h12v12M156 106v12h-12M56 118H44v-12"
    stroke="#1f7a4d"
    strokeWidth="3"
    strokeLinecap="round"
    strokeLinejoin="round"
    fill="none"
  />
);

const SKIN = '#d9a07a';
const SKIN_SHADE = '#c58a63';
const HAIR = '#3a2a28';

export const GoodFace = () => (
  <Portrait backdrop="#dbe3df">
    <path d="M48 132c2-27 22-36 52-36s50 9 52 36z" fill="#3d5a64" />
    <path d="M86 82h28v18c0 9-28 9-28 0z" fill={SKIN_SHADE} />
    <path d="M66 56c-3-26 12-40 34-40s37 14 34 40l-5 12H71z" fill={HAIR} />
    <ellipse cx="100" cy="58" rx="28" ry="33" fill={SKIN} />
    <path
      d="M72 52c2-20 16-26 30-26 14 0 24 8 26 26-10-3-18-8-24-16-7 8-18 14-32 16z"
      fill={HAIR}
    />
    <path d="M82 51q6-5 12-1M106 50q6-4 12 1" stroke={HAIR} strokeWidth="2.4" fill="none" />
    <ellipse cx="88" cy="59" rx="3.2" ry="3.6" fill={HAIR} />
    <ellipse cx="112" cy="59" rx="3.2" ry="3.6" fill={HAIR} />
    <path d="M100 60v10q-4 2 1 3" stroke={SKIN_SHADE} strokeWidth="2.4" fill="none" />
    <path d="M91 79q9 3 18 0" stroke="#a85f4c" strokeWidth="3" strokeLinecap="round" />
    <Viewfinder />
  </Portrait>
);

export const BadFace = () => (
  <Portrait backdrop="#ead9d2">
    <path d="M34 132c8-28 30-34 58-34s52 10 60 34z" fill="#7a4b46" />
    <g transform="rotate(-17 104 66)">
      <path d="M90 82h28v20c0 9-28 9-28 0z" fill={SKIN_SHADE} />
      <path d="M70 56c-3-26 12-40 34-40s37 14 34 40l-5 12H75z" fill={HAIR} />
      <ellipse cx="104" cy="58" rx="28" ry="33" fill={SKIN} />
      <path d="M76 50c2-18 16-24 30-24 14 0 24 8 26 24-16-6-40-8-56 0z" fill={HAIR} />
      <path
        d="M76 51h56v5c0 9-4 13-12 13s-12-4-13-11h-6c-1 7-5 11-13 11s-12-4-12-13z"
        fill="#1c1a20"
      />
      <path d="M80 55l8 8M110 55l8 8" stroke="#ffffff" strokeOpacity="0.4" strokeWidth="2" />
      <path
        d="M88 74q16 6 32 0-3 15-16 15t-16-15z"
        fill="#ffffff"
        stroke="#a85f4c"
        strokeWidth="2.5"
      />
    </g>
  </Portrait>
);
