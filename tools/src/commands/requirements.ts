import { createProgress } from '../../bootstrap/progress.mjs'
import { coverageReport, titlesReport } from '../requirements/report.ts'
import { readRequirements } from '../requirements/requirements.ts'
import { readMeasuredRows, readTestFiles } from '../requirements/test-titles.ts'

/** `pnpm requirements`: rows that no test names. `--titles`: test titles that name no row. */
export async function requirements(args: string[]): Promise<void> {
  const files = readTestFiles()
  const onlyTitles = args.includes('--titles')
  createProgress().print(
    onlyTitles
      ? titlesReport(files)
      : coverageReport(readRequirements(), files, readMeasuredRows()),
  )
}
