import { exportStudents } from '@brightyard/contract/calls'
import { failureSentence, showToast, useMutation } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Button } from '@brightyard/ui'
import { DownloadIcon } from '@brightyard/ui/icons'
import { searchOf, type StudentFilter } from './students.queries.ts'

function save(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address))
}

/** Saves the rows that the filter shows, from every page, as a table for spreadsheets. */
export function ExportButton({ filter, disabled }: { filter: StudentFilter; disabled: boolean }) {
  const exporting = useMutation({
    ...mutationOf(exportStudents),
    onSuccess({ file_name, csv, rows }) {
      save(file_name, csv)
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
