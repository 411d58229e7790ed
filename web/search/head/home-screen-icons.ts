/** The icons that the manifest names besides the drawing itself; sizes in pixels. A maskable one is cut to any shape. */
export const homeScreenIcons = [
  { name: 'icon-192.png', size: 192, purpose: 'any' },
  { name: 'icon-512.png', size: 512, purpose: 'any' },
  { name: 'maskable-512.png', size: 512, purpose: 'maskable' },
] as const
