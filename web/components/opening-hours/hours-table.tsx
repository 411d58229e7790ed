type HoursTableProps = { caption?: string; lines: readonly { days: string; hours: string }[] }

export function HoursTable({ caption = 'Business hours', lines }: HoursTableProps) {
  return (
    <table className="hours">
      <caption className="vh">{caption}</caption>
      <tbody>
        {lines.map(({ days, hours }) => (
          <tr key={days}>
            <th scope="row">{days}</th>
            <td>{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
