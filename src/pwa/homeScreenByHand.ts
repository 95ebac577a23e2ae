interface Device {
  readonly userAgent: string;
  readonly platform: string;
  readonly maxTouchPoints: number;
}

/** iPhones and iPads never offer an installation, but their Share menu has it. */
export const installsByHand = (device: Device, isInstalled: boolean): boolean =>
  !isInstalled && isApplePhoneOrTablet(device);

const isApplePhoneOrTablet = ({ userAgent, platform, maxTouchPoints }: Device): boolean =>
  /iphone|ipad|ipod/i.test(userAgent) ||
  // An iPad says that it is a Mac; no Mac has a touch screen.
  (platform === 'MacIntel' && maxTouchPoints > 1);

export const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches ||
  ('standalone' in navigator && navigator.standalone === true);
