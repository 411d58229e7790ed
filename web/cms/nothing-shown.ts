import { PublicError } from 'pages-as-files'

/** The lake answers, and has no document for the site: what is published is better than nothing, and stays. */
export class NothingShown extends PublicError {
  override readonly name = 'NothingShown'

  constructor(cause?: unknown) {
    super(
      'The lake shows no document to programs without a token: the dataset is private, or empty. Make it public at sanity.io/manage, or fill it with "npm run seed". Until then what is published stays.',
      { cause },
    )
  }
}
