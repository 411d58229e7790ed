export type Fact = { name: string; value: string }

/** Three to five facts in the ruled cells of a drawing's title block. */
export function TitleBlock({ facts }: { facts: readonly Fact[] }) {
  return <dl className="titleblock">{facts.map(cell)}</dl>
}

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return <dl className="facts">{facts.map(cell)}</dl>
}

const cell = ({ name, value }: Fact) => (
  <div key={name}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
