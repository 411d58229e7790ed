/** Why a lake can't start, in a sentence for the operator, who can put it right. */
export class StartError extends Error {
  override name = 'StartError'
}
