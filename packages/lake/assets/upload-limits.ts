/** Bytes that an upload may have. */
export const UPLOAD_LIMITS = { images: 20_000_000, files: 100_000_000 } as const
