import { exportStudents } from '@brightyard/contract/calls'
import { useMutation } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { CsvButton, csvOutcome } from '../../documents/csv-button.tsx'
import { searchOf, type StudentFilter } from './students.queries.ts'

/** Saves the rows that the filter shows, from every page. */
export function ExportButton({ filter, disabled }: { filter: StudentFilter; disabled: boolean }) {
  const exporting = useMutation({
    ...mutationOf(exportStudents),
    ...csvOutcome(({ rows }: { file_name: string; csv: string; rows: number }) =>
      rows === 1 ? '1 student is in the file.' : `${rows} students are in the file.`,
    ),
  })
  return (
    <CsvButton
      busy={exporting.isPending}
      disabled={disabled}
      onClick={() => exporting.mutate(searchOf(filter))}
    />
  )
}
