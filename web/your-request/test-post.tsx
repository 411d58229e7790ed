import { exampleBusiness } from '../fragments/examples/example-business.ts'
import { YourRequest } from '../page-kinds/your-request/your-request.tsx'
import { Rendered } from '../testing/rendered.ts'
import { answerForm } from './answer.ts'

const page = new Rendered(
  <main>
    <YourRequest business={exampleBusiness} />
  </main>,
)
/** Stands outside of the main part. */
export const around = `<script>const slots = "{{firstName}}"</script>`

/** For tests: what a visitor gets for a form, or for whatever else is posted. */
export async function post(
  sent: Record<string, string> | string | ReadableStream,
  type = 'application/x-www-form-urlencoded',
) {
  const isFields = typeof sent === 'object' && !(sent instanceof ReadableStream)
  const body = isFields ? new URLSearchParams(sent).toString() : sent
  const request = new Request('http://localhost/your-request', {
    method: 'POST',
    headers: { 'Content-Type': type },
    // What comes as a stream says nothing of its length.
    ...Object.assign({ body }, { duplex: 'half' }),
  })
  const { status, headers, ...answer } = await readAnswer(
    await answerForm(request, async () => around + page.html),
  )
  return { status, headers, ...answer }
}

async function readAnswer(response: Response) {
  const whole = await response.text()
  const html = whole.slice(whole.indexOf('<main'))
  const shown = new Rendered(<div dangerouslySetInnerHTML={{ __html: html }} />)
  return { status: response.status, headers: response.headers, whole, html, shown }
}
