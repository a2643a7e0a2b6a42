import { exportStudents } from '@brightyard/contract/calls'
import { failureSentence, showToast, useMutation } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Button } from '@brightyard/ui'
import { DownloadIcon } from '@brightyard/ui/icons'
import { saveCsv } from '../../documents/save-csv.ts'
import { searchOf, type StudentFilter } from './students.queries.ts'

/** Saves the rows that the filter shows, from every page, as a table for spreadsheets. */
export function ExportButton({ filter, disabled }: { filter: StudentFilter; disabled: boolean }) {
  const exporting = useMutation({
    ...mutationOf(exportStudents),
    onSuccess({ file_name, csv, rows }) {
      saveCsv(file_name, csv)
      const title = rows === 1 ? '1 student is in the file.' : `${rows} students are in the file.`
      showToast({ kind: 'success', title, description: file_name })
    },
    onError: (error) =>
      showToast({
        kind: 'error',
        title: 'The export failed.',
        description: failureSentence(error),
      }),
  })
  return (
    <Button
      variant="outline"
      startIcon={<DownloadIcon size={18} />}
      disabled={disabled}
      busy={exporting.isPending}
      onClick={() => exporting.mutate(searchOf(filter))}
    >
      Export
    </Button>
  )
}
