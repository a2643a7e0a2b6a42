import type { Meta } from '@storybook/react-webpack5'
import { Container } from '../index.ts'
import { AllForm } from './all-form.tsx'

const meta: Meta = { title: 'Form' }
export default meta

export const EveryControl = () => (
  <Container py="8">
    <AllForm />
  </Container>
)
