import { videoLink } from '#content/addresses/outside-links.ts'
import { typedInput } from './typed-input.tsx'

export const VideoInput = typedInput({
  read: videoLink,
  write: (address) => address,
  help: 'Paste the whole address, starting with https://, or the id of an Instagram reel.',
  type: 'text',
  inputMode: 'url',
})
