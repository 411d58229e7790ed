import { exampleClaim, examplePicture, exampleText } from '../../fragments/examples/examples.ts'
import type { OwnerFragment } from './query.ts'

export const ownerExample: OwnerFragment = {
  heading: 'Meet the owner',
  intro: 'He walks every renovation twice.',
  text: exampleText,
  picture: examplePicture,
  claims: [{ ...exampleClaim, _id: 'claim-owner-years', value: '8+ years', label: 'Leading crews here' }],
}
