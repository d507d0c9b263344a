/** How figures are written, each with its unit. */

export const seconds = (value: number) => `${value.toFixed(2)} s`;

export const milliseconds = (value: number) => `${value.toFixed(0)} ms`;

export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

export const mebibytes = (value: number) => `${value.toFixed(0)} MiB`;

export const aSecond = (count: number) => `${count.toFixed(0)} a second`;
