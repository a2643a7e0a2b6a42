import type { Meta } from '@storybook/react-webpack5'
import { SampleHome } from './samples.tsx'

const meta: Meta = { title: 'Pages/Home' }
export default meta

/** The parts together, as on the home page. */
export const Home = () => <SampleHome />
