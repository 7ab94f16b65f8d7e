import { byNamespace } from '../namespaces';

export default byNamespace(import.meta.glob('./*.json', { eager: true, import: 'default' }));
