import { notFound } from 'next/navigation'
import { FirstScreenEnd } from '../../../../components/hero/first-screen-end.tsx'
import { exampleGroups, themes } from '../../examples.ts'

type Route = { params: Promise<{ name: string; theme: string }> }

/** Gives the frame around this page the height of the example. */
const fitFrame = `if (frameElement) {
  const example = document.querySelector('main')
  const fit = () => { frameElement.style.height = example.scrollHeight + 'px' }
  new ResizeObserver(fit).observe(example)
}`

export default async function Example({ params }: Route) {
  const { name, theme } = await params
  const example = Object.values(exampleGroups).find((group) => name in group)?.[name]
  if (!example || !themes.some((known) => known === theme)) notFound()
  const showTheme = `document.documentElement.dataset.theme = ${JSON.stringify(theme)}`
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: showTheme }} />
      <main className="bands">{example.shows}</main>
      <FirstScreenEnd />
      <script dangerouslySetInnerHTML={{ __html: fitFrame }} />
    </>
  )
}
