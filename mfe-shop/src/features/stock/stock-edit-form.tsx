import type { StockRow } from '@brightyard/contract/entities'
import { formatPrice } from '@brightyard/contract/money'
import { placeServerError, useUnsavedWork } from '@brightyard/runtime'
import { Box, Notice, Stack } from '@brightyard/ui'
import { Checkbox, Field, SubmitButton, TextInput } from '@brightyard/ui/form'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { StockForm, stockFormOf } from './stock-form.schema.ts'
import { ChangedMeanwhile, useSaveStock } from './use-save-stock.ts'

interface StockEditFormProps {
  row: StockRow
  onUnsaved: (unsaved: boolean) => void
  onSaved: () => void
}

export function StockEditForm({ row, onUnsaved, onSaved }: StockEditFormProps) {
  const form = useForm<StockForm>({
    resolver: zodResolver(StockForm),
    defaultValues: stockFormOf(row),
  })
  const { errors, isSubmitting, isDirty } = form.formState
  /** The row that the form was filled from: saving sends its revision. */
  const [base, setBase] = useState(row)
  const [problem, setProblem] = useState<string | null>(null)
  const [overtaken, setOvertaken] = useState(false)
  const saveStock = useSaveStock()
  useUnsavedWork(isDirty)
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved])

  const save = form.handleSubmit(async (values) => {
    setProblem(null)
    try {
      await saveStock(base, values)
      onSaved()
    } catch (error) {
      if (error instanceof ChangedMeanwhile) {
        setBase(error.row)
        setOvertaken(true)
        // What this person has typed stays; the other fields take the new values.
        form.reset(stockFormOf(error.row), { keepDirtyValues: true })
      } else setProblem(placeServerError(error, form))
    }
  })
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack gap="4">
        {problem ? <Notice tone="danger">{problem}</Notice> : null}
        {overtaken ? (
          <Notice tone="warning" title="Somebody else has changed this in the meantime">
            Now it costs {formatPrice(base.after_discount_price_in_paise)} (full price{' '}
            {formatPrice(base.price_in_paise)}) and {base.units_available} are in stock. What you
            typed is still here: look at it and save again.
          </Notice>
        ) : null}
        <Field
          label="Full price in rupees"
          help="Including tax. Struck through where the price below is lower."
          error={errors.price_in_paise?.message}
        >
          <TextInput inputMode="decimal" {...form.register('price_in_paise')} />
        </Field>
        <Field
          label="Price in rupees"
          help="Including tax. What the buyer pays."
          error={errors.after_discount_price_in_paise?.message}
        >
          <TextInput inputMode="decimal" {...form.register('after_discount_price_in_paise')} />
        </Field>
        <Field
          label="In stock"
          help={
            base.units_reserved > 0
              ? `Without the ${base.units_reserved} reserved for orders.`
              : `At most ${base.max_order_quantity} in one order.`
          }
          error={errors.units_available?.message}
        >
          <TextInput inputMode="numeric" {...form.register('units_available')} />
        </Field>
        <Checkbox help="Applies to all variants of the product." {...form.register('is_sold')}>
          The shop sells it
        </Checkbox>
        <Box>
          <SubmitButton busy={isSubmitting} busyLabel="Saving" disabled={!isDirty}>
            Save
          </SubmitButton>
        </Box>
      </Stack>
    </form>
  )
}
