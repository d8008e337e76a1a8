import "./alert.css";
import Swal from "sweetalert2";

/** With its styles, which no page needs before its first pop-up. */
export { Swal };
