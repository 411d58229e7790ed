import localFont from 'next/font/local'

// Both files are cut from Archivo (docs/decisions/007-one-small-font.md), each with the characters of its range. Next reads this without
// running it, so every value is spelled out.

/** The characters that the site is written in. */
const archivo = localFont({
  src: './fonts/archivo-core.woff2',
  weight: '400 760',
  declarations: [
    { prop: 'font-stretch', value: '100% 118%' },
    {
      prop: 'unicode-range',
      value:
        'U+20-5B, U+5D, U+5F, U+61-7A, U+A0, U+A9, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+2032-2033',
    },
  ],
  display: 'optional',
  variable: '--font-archivo',
  adjustFontFallback: false,
})

/** Letters of names such as Peña, and signs such as ½: a browser loads them when they are on the page. */
const archivoRest = localFont({
  src: './fonts/archivo-rest.woff2',
  weight: '400 760',
  declarations: [
    { prop: 'font-stretch', value: '100% 118%' },
    {
      prop: 'unicode-range',
      value: 'U+5C, U+5E, U+60, U+7B-7E, U+A1-A8, U+AA-FF, U+2022, U+2122, U+2191, U+2193, U+2212',
    },
  ],
  display: 'optional',
  preload: false,
  variable: '--font-archivo-rest',
  adjustFontFallback: false,
})

export const fontClasses = `${archivo.variable} ${archivoRest.variable}`
