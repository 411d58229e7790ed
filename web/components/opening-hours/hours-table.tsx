type HoursTableProps = {
  caption?: string
  /** What is true until a day, such as `2026-11-26`, is hidden after it. */
  lines: readonly { days: string; hours: string; until?: string }[]
}

export function HoursTable({ caption = 'Business hours', lines }: HoursTableProps) {
  return (
    <table className="hours">
      <caption className="vh">{caption}</caption>
      <tbody>
        {lines.map(({ days, hours, until }) => (
          <tr key={days} data-until={until}>
            <th scope="row">{days}</th>
            <td>{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
