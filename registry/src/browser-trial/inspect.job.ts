/** A process of its own, which parses what squads ship and runs none of it: parsing may take all of its memory. */
import { inspectFiles, InspectionJob } from './inspect-files.ts'

process.on('message', (job: unknown) => {
  process.send?.(inspectFiles(InspectionJob.parse(job)))
})
