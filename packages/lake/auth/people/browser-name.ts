/** The first that a browser's name for itself has: those that say to be another one as well come before that. */
const BROWSERS = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const

/** What people call the browser that a request comes from: "Firefox on Windows". An iPad may call itself a Mac. */
export function browserName({ headers }: Request): string {
  const agent = headers.get('user-agent') ?? ''
  const found = (names: typeof BROWSERS | typeof SYSTEMS) => names.find(([mark]) => mark.test(agent))?.[1]
  const [browser = 'A browser', system] = [found(BROWSERS), found(SYSTEMS)]
  return system ? `${browser} on ${system}` : browser
}
