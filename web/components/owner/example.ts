import { exampleClaim, examplePicture, exampleText } from '../../fragments/examples/examples.ts'
import type { OwnerSlice } from './query.ts'

export const ownerExample: OwnerSlice = {
  heading: 'The owner still brings the level',
  intro: 'He walks every renovation twice.',
  text: exampleText,
  picture: examplePicture,
  claims: [{ ...exampleClaim, _id: 'claim-owner-years', value: '8+ years', label: 'Leading crews here' }],
}
