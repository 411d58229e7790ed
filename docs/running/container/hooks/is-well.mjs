// Ends with 0 when site and lake say that they are well.
const ports = [process.env.PORT, process.env.STUDIO_PORT]
const answers = await Promise.all(ports.map((port) => fetch(`http://127.0.0.1:${port}/up`)))
process.exit(answers.every(({ ok }) => ok) ? 0 : 1)
