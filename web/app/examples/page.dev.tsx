import { FirstScreenEnd } from '../../components/hero/first-screen-end.tsx'
import { Columns } from '../../components/layout/columns.tsx'
import { LinkList } from '../../components/text/link-list.tsx'
import { exampleGroups, exampleHref, themes } from './examples.ts'

/** Every section and component with its example, light and dark side by side; development alone has this page. */
export default function Examples() {
  return (
    <main className="mx-auto w-page py-section space-y-12">
      <h1>Examples</h1>
      <nav className="space-y-4" aria-label="Contents">
        {Object.entries(exampleGroups).map(([group, examples]) => (
          <Contents key={group} group={group} names={Object.keys(examples)} />
        ))}
      </nav>
      <FirstScreenEnd />
      {Object.entries(exampleGroups).map(([group, examples]) => (
        <section key={group} className="space-y-4">
          <h2>{group}</h2>
          {Object.keys(examples).map((name) => (
            <Example key={name} name={name} />
          ))}
        </section>
      ))}
    </main>
  )
}

function Contents({ group, names }: { group: string; names: readonly string[] }) {
  return (
    <>
      <p className="label">{group}</p>
      <LinkList columns="three" links={names.map((name) => ({ path: `#${name}`, title: name }))} />
    </>
  )
}

function Example({ name }: { name: string }) {
  return (
    <article id={name} className="space-y-4">
      <h3>
        <a href={`#${name}`}>{name}</a>
      </h3>
      <Columns wide="half">
        {themes.map((theme) => (
          <div key={theme}>
            <a className="text-sm" href={exampleHref(name, theme)}>
              {theme}
            </a>
            {/* In a frame media queries hold for the width that the example has here. */}
            <iframe
              src={exampleHref(name, theme)}
              title={`${name}, ${theme}`}
              loading="lazy"
              style={{ width: '100%', border: 0 }}
            />
          </div>
        ))}
      </Columns>
    </article>
  )
}
