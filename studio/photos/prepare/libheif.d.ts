// The package describes the functions of its C library, and not those that its README tells to use.
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  type HeifImage = {
    get_width(): number
    get_height(): number
    is_primary(): boolean
    /** Fills `data` with the upright picture and hands it to `done`, or null when it is damaged. */
    display(picture: ImageData, done: (picture: ImageData | null) => void): void
    free(): void
  }
  /** Compiles the decoder, which takes a moment. `decode` returns no image when the file is none. */
  export default function libheif(): {
    HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] }
  }
}
