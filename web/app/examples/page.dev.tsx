import { exampleGroups, exampleHref, themes } from '../../examples/examples.ts'

/** Every section and component with its example, light and dark side by side; development alone has this page. */
export default function Examples() {
  return (
    <main className="wrap stack">
      <h1>Examples</h1>
      {Object.entries(exampleGroups).map(([group, examples]) => (
        <section key={group} className="stack">
          <h2>{group}</h2>
          {Object.keys(examples).map((name) => (
            <Example key={name} name={name} />
          ))}
        </section>
      ))}
    </main>
  )
}

function Example({ name }: { name: string }) {
  return (
    <article id={name} className="stack">
      <h3>
        <a href={`#${name}`}>{name}</a>
      </h3>
      <div className="grid half">
        {themes.map((theme) => (
          <div key={theme}>
            <a className="small" href={exampleHref(name, theme)}>
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
      </div>
    </article>
  )
}
