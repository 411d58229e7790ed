type HoursTableProps = { lines: readonly { days: string; hours: string }[] }

export function HoursTable({ lines }: HoursTableProps) {
  return (
    <table className="hours">
      <caption className="vh">Business hours</caption>
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
