declare module 'subset-font' {
  type Options = {
    targetFormat: 'truetype'
    noHinting: boolean
    keepFeatures: readonly string[]
    variationAxes: Readonly<Record<string, number>>
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}

declare module 'fontverter' {
  const fontverter: { convert(font: Buffer, to: 'truetype' | 'woff2'): Promise<Buffer> }
  export default fontverter
}
