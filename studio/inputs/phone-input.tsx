import { formatPhone } from '#content/documents/phone.ts'
import { readPhone } from '#content/typed/typed-phone.ts'
import { typedInput } from './typed-input.tsx'

export const PhoneInput = typedInput({
  read: readPhone,
  write: formatPhone,
  help: 'Enter all ten digits, such as 704 555 0100.',
  type: 'tel',
  inputMode: 'tel',
})
