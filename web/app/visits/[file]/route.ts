import { answerVisit } from '../../../publish/visits/answer.ts'
import { noFile } from '../../file-answer.ts'

type Context = { params: Promise<{ file: string }> }

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return answerVisit(`/visits/${(await params).file}`) ?? noFile()
}
